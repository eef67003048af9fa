// Waiting until an element comes into view.

/** How near it must have come, so that it is ready when it is there. */
const MARGIN = "200px";

/**
 * Acts at once where an element is in view, else as soon as it is.
 * @param {Element} element
 * @param {() => void} act
 * @returns {() => void} ends the waiting
 */
export function whenInView(element, act) {
  if (isInView(element)) {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  }, { rootMargin: MARGIN });
  observer.observe(element);
  return () => observer.disconnect();
}

/** @param {Element} element */
function isInView(element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom >= 0 && top <= innerHeight && element.checkVisibility?.() !== false;
}
