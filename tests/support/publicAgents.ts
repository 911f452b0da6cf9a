import { isbot } from 'isbot'
import UserAgent from 'user-agents'
import woothee from 'woothee'
import { z } from 'zod'
import type { VisitClient } from '@/src/domain/visits/userAgent'
import { VISIT_DEVICES, type VisitBrowser, type VisitSystem } from '@/src/domain/visits/visit'

const VisitorSchema = z.object({ userAgent: z.string(), deviceCategory: z.enum(VISIT_DEVICES) })

/**
 * Ten thousand user agents of public websites in recent weeks (`user-agents`), without bots, which
 * are not counted. The device comes from the data set; browser and system are classified by another
 * library (`woothee`), mapped to our classes.
 */
export function publicAgents(): { userAgent: string; client: VisitClient }[] {
  return z
    .array(VisitorSchema)
    .parse(UserAgent.top(100_000))
    .filter(({ userAgent }) => !isbot(userAgent))
    .map(({ userAgent, deviceCategory: device }) => {
      const { name, os: system } = woothee.parse(userAgent)
      const os = SYSTEMS_BY_PATTERN.find(([pattern]) => pattern.test(system))?.[1] ?? 'unknown'
      return { userAgent, client: { device, browser: browserNamed(name, os), os } }
    })
}

const SYSTEMS_BY_PATTERN: [RegExp, VisitSystem][] = [
  [/^Windows (?!Phone|CE)/, 'windows'],
  [/^Mac OSX/, 'macos'],
  [/^(iPhone|iPad|iPod|iOS)/, 'ios'],
  [/^Android/, 'android'],
  [/^(Linux|ChromeOS)/, 'linux'],
]

// Names of the two browser engines inside apps.
const IN_APP_BROWSERS = ['Webview', 'Google Search App', 'Yandex Browser']

function browserNamed(name: string, os: VisitSystem): VisitBrowser {
  if (IN_APP_BROWSERS.includes(name)) return os === 'ios' ? 'safari' : 'chrome'
  const known = ['chrome', 'firefox', 'safari', 'edge', 'opera'] as const
  return known.find((browser) => browser === name.toLowerCase()) ?? 'unknown'
}
