// A browser slowed down like a mid-range phone, by Chromium's own emulation.
//
// The processor's rate holds for the page's main thread, not for workers. The network's delay is
// added to each request, and its rates hold for all requests together.

const CPU_RATE = 4;

/** Bytes a second of so many kilobits. @param {number} kilobits */
const rate = kilobits => (kilobits * 1000) / 8;

/** A network is what the emulation of Chromium takes. */
export const NETWORKS = {
  "1.6 Mbit/s down, 750 kbit/s up, 150 ms a request": {
    downloadThroughput: rate(1600),
    uploadThroughput: rate(750),
    latency: 150,
  },
  "DevTools' preset for that (formerly Fast 3G): 90 % of the rates, 562.5 ms a request": {
    downloadThroughput: rate(1600) * 0.9,
    uploadThroughput: rate(750) * 0.9,
    latency: 150 * 3.75,
  },
};

/** How the phone looks. */
export const WINDOW = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

/**
 * Slows a page down.
 * @param {import("playwright-core").Page} page
 * @param {(typeof NETWORKS)[keyof typeof NETWORKS]} [network] all of the speed where left out
 */
export async function slowDown(page, network) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  if (!network) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
}
