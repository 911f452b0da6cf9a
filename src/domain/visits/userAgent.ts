import type { VisitBrowser, VisitDevice, VisitSystem } from './visit'

export type VisitClient = { device: VisitDevice; browser: VisitBrowser; os: VisitSystem }

type Told = {
  userAgent: string
  /** Whether the screen takes several fingers: an iPad calls itself a Macintosh, which has no such screen. */
  isTouched: boolean
}

/**
 * What a visitor reads with, as the spec's classes. A browser is named after its family: what is built on
 * Chromium is Chrome unless it is Edge or Opera, and what Apple's engine shows inside another app is Safari.
 */
export function classifyClient({ userAgent, isTouched }: Told): VisitClient {
  const os = firstMatch(SYSTEMS, userAgent) ?? 'unknown'
  const browser = firstMatch(BROWSERS, userAgent) ?? 'unknown'
  if (os === 'macos' && isTouched) return { device: 'tablet', browser, os: 'ios' }
  const device = firstMatch(DEVICES, userAgent) ?? 'desktop'
  return { device, browser, os }
}

type Table<Class> = readonly (readonly [RegExp, Class])[]

// In these orders: one that imitates another stands before it.
const SYSTEMS: Table<VisitSystem> = [
  // Its browser claims Windows, Android and iOS at once.
  [/Windows Phone|IEMobile/, 'unknown'],
  [/Windows|Win(32|64|98|9x)\b/i, 'windows'],
  // The browser of Samsung's tablets says Linux when it shows pages as on a computer.
  [/Android|SamsungBrowser|Adr \d|\bSilk\//, 'android'],
  [/iPhone|iPad|iPod|\biOS\b/, 'ios'],
  [/Macintosh|Mac OS X|MacOS|Mac_PowerPC|Darwin/, 'macos'],
  [/Tizen|Web0S|webOS|hpwOS|KAIOS|BlackBerry|BB10|Symbian|PlayStation|Nintendo|BSD/i, 'unknown'],
  [/Linux|X11|CrOS|Ubuntu|Fedora/, 'linux'],
]

const BROWSERS: Table<VisitBrowser> = [
  [/\bOP(R|T|X|iOS|RGX)\/|Opera/, 'opera'],
  [/\bMSIE |Trident\/|IEMobile/, 'unknown'],
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\bFxiOS\/|\bFirefox\/|\bFocus\/|\bKlar\//, 'firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\/|\bCrMo\//, 'chrome'],
  // The browser that Android had before it.
  [/Android.*AppleWebKit/, 'unknown'],
  [/(iPhone|iPad|iPod|Macintosh|Mac OS X).*AppleWebKit|Windows.*AppleWebKit.*Safari/, 'safari'],
]

const DEVICES: Table<VisitDevice> = [
  [/iPad|Tablet|PlayBook|Kindle|\bSilk\/(?!.*Mobile Safari)|Nexus (7|9|10)\b/, 'tablet'],
  [/iPhone|iPod|Mobile|Windows Phone|IEMobile|Opera Mini|BlackBerry|BB10|Symbian/i, 'mobile'],
  [/Android (?=.*\b(TV|BRAVIA|AFT\w+|CrKey)\b)/, 'desktop'],
  // A phone says « Mobile ».
  [/Android|Linux.*SamsungBrowser/, 'tablet'],
]

function firstMatch<Class>(table: Table<Class>, text: string): Class | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1]
}
