// Numbers, plurals and lists in a language, as its catalogue writes them.

/** @param {string} locale one that writes numbers with the digits from 0 to 9 */
export function format(locale) {
  /** Made when it is first needed: it takes browsers longer than all of the first drawing. @type {Intl.NumberFormat | undefined} */
  let numbers;
  const plurals = new Intl.PluralRules(locale);
  /** Made when it is first needed. @type {Intl.ListFormat | undefined} */
  let lists;

  /** @param {number} value */
  const number = value =>
    Number.isInteger(value) && value >= 0 && value < 1000
      ? String(value)
      : (numbers ??= new Intl.NumberFormat(locale)).format(value).replace("-", "−");

  return {
    /** A number with its digits in groups and a true minus sign. */
    number,

    /**
     * A number that always shows its sign, such as +3, −3 and 0.
     * @param {number} value
     */
    signed: value => (value > 0 ? `+${number(value)}` : number(value)),

    /**
     * The form of a word that goes with a count, and the count before it: "1 stone", "2 stones".
     * @param {number} count
     * @param {string} one
     * @param {string} other
     */
    count: (count, one, other) =>
      `${number(count)} ${plurals.select(count) === "one" ? one : other}`,

    /**
     * The form of a word that goes with a count, alone.
     * @param {number} count
     * @param {string} one
     * @param {string} other
     */
    plural: (count, one, other) => (plurals.select(count) === "one" ? one : other),

    /**
     * A list, or the first items of a longer one.
     * @param {string[]} items
     * @param {number} most
     */
    some: (items, most) =>
      items.length > most
        ? `${items.slice(0, most).join(", ")}, …`
        : (lists ??= new Intl.ListFormat(locale, { type: "conjunction" })).format(items),
  };
}
