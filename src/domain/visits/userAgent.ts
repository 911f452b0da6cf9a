import type { VisitBrowser, VisitDevice, VisitSystem } from './visit'

export type VisitClient = { device: VisitDevice; browser: VisitBrowser; os: VisitSystem }

type ClientTraits = {
  userAgent: string
  /**
   * Whether the screen is multi-touch: an iPad identifies itself as a Macintosh, which has no touch
   * screen.
   */
  isTouched: boolean
}

/**
 * The device, system and browser classes of the spec. Browsers are named by family: a Chromium
 * browser is Chrome unless it is Edge or Opera; WebKit inside another app is Safari.
 */
export function classifyClient({ userAgent, isTouched }: ClientTraits): VisitClient {
  const os = findMatchingClass(SYSTEM_PATTERNS, userAgent) ?? 'unknown'
  const browser = findMatchingClass(BROWSER_PATTERNS, userAgent) ?? 'unknown'
  if (os === 'macos' && isTouched) return { device: 'tablet', browser, os: 'ios' }
  const device = findMatchingClass(DEVICE_PATTERNS, userAgent) ?? 'desktop'
  return { device, browser, os }
}

type ClassifyingPatterns<Class> = readonly (readonly [RegExp, Class])[]

// The patterns in order: a browser that imitates another comes before it.
const SYSTEM_PATTERNS: ClassifyingPatterns<VisitSystem> = [
  // Windows Phone is unknown, because its browser claims to be Windows, Android and iOS at once.
  [/Windows Phone|IEMobile/, 'unknown'],
  [/Windows|Win(32|64|98|9x)\b/i, 'windows'],
  // Samsung's browser is named, because on tablets it claims to be Linux in desktop mode.
  [/Android|SamsungBrowser|Adr \d|\bSilk\//, 'android'],
  [/iPhone|iPad|iPod|\biOS\b/, 'ios'],
  [/Macintosh|Mac OS X|MacOS|Mac_PowerPC|Darwin/, 'macos'],
  [/Tizen|Web0S|webOS|hpwOS|KAIOS|BlackBerry|BB10|Symbian|PlayStation|Nintendo|BSD/i, 'unknown'],
  [/Linux|X11|CrOS|Ubuntu|Fedora/, 'linux'],
]

const BROWSER_PATTERNS: ClassifyingPatterns<VisitBrowser> = [
  [/\bOP(R|T|X|iOS|RGX)\/|Opera/, 'opera'],
  [/\bMSIE |Trident\/|IEMobile/, 'unknown'],
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\bFxiOS\/|\bFirefox\/|\bFocus\/|\bKlar\//, 'firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\/|\bCrMo\//, 'chrome'],
  // This is the old stock browser of Android.
  [/Android.*AppleWebKit/, 'unknown'],
  [/(iPhone|iPad|iPod|Macintosh|Mac OS X).*AppleWebKit|Windows.*AppleWebKit.*Safari/, 'safari'],
]

const DEVICE_PATTERNS: ClassifyingPatterns<VisitDevice> = [
  [/iPad|Tablet|PlayBook|Kindle|\bSilk\/(?!.*Mobile Safari)|Nexus (7|9|10)\b/, 'tablet'],
  [/iPhone|iPod|Mobile|Windows Phone|IEMobile|Opera Mini|BlackBerry|BB10|Symbian/i, 'mobile'],
  [/Android (?=.*\b(TV|BRAVIA|AFT\w+|CrKey)\b)/, 'desktop'],
  // A remaining device is a tablet: phones have « Mobile » in their user agent.
  [/Android|Linux.*SamsungBrowser/, 'tablet'],
]

function findMatchingClass<Class>(
  table: ClassifyingPatterns<Class>,
  text: string,
): Class | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1]
}
