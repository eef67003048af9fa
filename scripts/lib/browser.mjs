// The browser that tests run in, and the driver that wasm-bindgen's test runner steers it by.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { variable } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { run } from "./run.mjs";
import { settled, step } from "./step.mjs";

const { platform } = process;
const isRoot = process.getuid?.() === 0;

/**
 * Features of the browser that tests do without. Its lists of suggestions are pages of their own,
 * which every window would load anew, at the cost of another page. The switch replaces that of
 * Playwright, so what matters here of that is listed as well.
 */
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/**
 * Nothing but the page itself may ask for anything. The sandbox works neither as root nor on
 * machines that keep user namespaces from browsers, as those of CI services do.
 */
export const FLAGS = [
  "--headless",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${WITHOUT.join(",")}`,
  ...(isRoot || variable("CI") ? ["--no-sandbox"] : []),
];

const HINT = `Install Google Chrome or Chromium and the chromedriver of the same version (Debian: \
"apt-get install chromium chromium-driver"), or Microsoft Edge and its msedgedriver. Where they are \
installed but not found, set CHROME_PATH and CHROMEDRIVER (of Edge: CHROME_PATH and MSEDGEDRIVER) to \
their paths.`;

/**
 * @typedef {object} Pair
 * @property {string} browser its path
 * @property {string} [driver] that of a driver of the same major version
 * @property {string} [problem] why there is none
 */

/** Installs Chromium and its driver where they are missing and can be installed. */
export async function installBrowser() {
  if (findPair()?.driver) return settled("A browser and its driver are installed");
  if (isRoot && onPath(["apt-get"])) {
    const packages = ["chromium", "chromium-driver"];
    await step("Installing Chromium and its driver", async () => {
      await apt("update");
      await apt("install", "--yes", "--no-install-recommends", ...packages);
    });
  }
  requireDriver();
}

/** @param {string[]} args */
const apt = (...args) =>
  run("apt-get", ["--option", "DPkg::Lock::Timeout=300", ...args], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
    hint: HINT,
  });

/** What Playwright's `chromium.launch` needs. */
export const launchOptions = () => ({ executablePath: requirePair().browser, args: FLAGS });

/**
 * What wasm-bindgen's test runner needs: the driver in a variable, without any that it would
 * prefer, and the capabilities to ask the driver for.
 */
export function driverOptions() {
  const { browser, driver } = requireDriver();
  const [name, options] = isEdge(browser)
    ? ["MSEDGEDRIVER", "ms:edgeOptions"]
    : ["CHROMEDRIVER", "goog:chromeOptions"];
  const others = ["GECKODRIVER", "SAFARIDRIVER", "CHROMEDRIVER", "MSEDGEDRIVER"];
  const none = others.flatMap(other => [other, `${other}_REMOTE`]).map(other => [other, undefined]);
  return {
    env: { ...Object.fromEntries(none), [name]: driver },
    capabilities: { [options]: { binary: browser, args: FLAGS } },
  };
}

function requirePair() {
  const pair = findPair();
  if (pair) return pair;
  throw new Failure("No Chrome, Chromium or Edge was found.", { hint: HINT });
}

function requireDriver() {
  const { browser, driver, problem = "" } = requirePair();
  if (driver) return { browser, driver };
  throw new Failure(problem, { hint: HINT });
}

/**
 * The first browser that has a driver of its version, else the first browser.
 * @returns {Pair | undefined}
 */
function findPair() {
  /** @type {Pair | undefined} */
  let first;
  for (const browser of browsers()) {
    const pair = withDriver(browser);
    if (pair.driver) return pair;
    first ??= pair;
  }
  return first;
}

/** Those that may be taken, the best one first. */
function browsers() {
  const chosen = chosenFile("CHROME_PATH");
  return chosen ? [chosen] : [...BROWSER_NAMES.flatMap(name => onPath([name]) ?? []), ...installedBrowsers()];
}

/**
 * @param {string} browser
 * @returns {Pair}
 */
function withDriver(browser) {
  const edge = isEdge(browser);
  const name = edge ? "msedgedriver" : "chromedriver";
  const chosen = chosenFile(name.toUpperCase());
  const folder = variable(edge ? "EDGEWEBDRIVER" : "CHROMEWEBDRIVER");
  const drivers = chosen ? [chosen] : [onPath([name], folder), onPath([name])].flatMap(path => path ?? []);
  if (!drivers[0]) return { browser, problem: `No ${name} was found for ${browser}.` };
  const version = majorVersion(browser);
  const driver = drivers.find(path => majorVersion(path) === version);
  if (driver) return { browser, driver };
  const other = majorVersion(drivers[0]);
  return { browser, problem: `${browser} is of version ${version}, but ${drivers[0]} of version ${other}.` };
}

/**
 * @param {string} program
 * @returns {string} "unknown" where it does not say; on Windows, Chrome would open instead
 */
function majorVersion(program) {
  if (platform === "win32") return "unknown";
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8", timeout: 60_000 });
  return /(\d+)\.\d/.exec(stdout ?? "")?.[1] ?? "unknown";
}

/**
 * The file that a variable names.
 * @param {string} name
 */
function chosenFile(name) {
  const path = variable(name);
  if (path === undefined || existsSync(path)) return path;
  throw new Failure(`${name} is "${path}", where there is no file.`, {
    hint: `Set ${name} to the path of the program, or unset it so that an installed one is found.`,
  });
}

/** Google's own come first: systems that confine browsers make an exception for them. */
const BROWSER_NAMES = [
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "microsoft-edge",
  "microsoft-edge-stable",
];

/** Those in the places where macOS and Windows keep browsers. */
function installedBrowsers() {
  return usualPlaces().filter(path => existsSync(path));
}

function usualPlaces() {
  if (platform === "darwin") {
    const names = ["Google Chrome", "Chromium", "Microsoft Edge"];
    return names.map(name => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  const folders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap(name => variable(name) ?? []);
  const programs = ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"];
  return programs.flatMap(program => folders.map(folder => join(folder, program)));
}

/** @param {string} browser */
const isEdge = browser => /edge/i.test(basename(browser));

/**
 * The first program with one of some names, in a given folder or on the PATH.
 * @param {readonly string[]} names
 * @param {string} [folder]
 */
function onPath(names, folder) {
  const suffix = platform === "win32" ? ".exe" : "";
  const folders = [folder, ...(variable("PATH") ?? "").split(delimiter)].filter(Boolean);
  const paths = names.flatMap(name => folders.map(path => join(path ?? "", name + suffix)));
  return paths.find(path => existsSync(path));
}
