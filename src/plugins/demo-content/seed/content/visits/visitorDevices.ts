/** Devices and browsers of the demo visitors. */
export const visitorDevices = [
  {
    weight: 30,
    screen: '1920x1080',
    isTouched: false,
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  },
  {
    weight: 10,
    screen: '1536x864',
    isTouched: false,
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  },
  {
    weight: 8,
    screen: '1440x900',
    isTouched: false,
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  },
  {
    weight: 7,
    screen: '1920x1200',
    isTouched: false,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  },
  {
    weight: 22,
    screen: '390x844',
    isTouched: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  },
  {
    weight: 19,
    screen: '412x915',
    isTouched: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  },
  {
    weight: 4,
    screen: '820x1180',
    isTouched: true,
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  },
] as const
export type VisitorDevice = (typeof visitorDevices)[number]

/** Relative number of visits by weekday, Sunday first. */
export const VISIT_WEIGHT_BY_WEEKDAY = [0.42, 1.05, 1.18, 1.12, 1.08, 0.9, 0.36] as const

/** Relative number of visits by hour, midnight first. */
export const VISIT_WEIGHT_BY_HOUR = [
  ...[1, 0, 0, 0, 0, 1, 3, 10, 26, 40, 44, 36],
  ...[26, 34, 42, 40, 36, 30, 24, 18, 20, 22, 14, 5],
] as const
