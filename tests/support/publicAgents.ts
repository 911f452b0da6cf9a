import { isbot } from 'isbot'
import UserAgent from 'user-agents'
import woothee from 'woothee'
import { z } from 'zod'
import type { VisitClient } from '@/src/domain/visits/userAgent'
import { VISIT_DEVICES, type VisitBrowser, type VisitSystem } from '@/src/domain/visits/visit'

const Visitor = z.object({ userAgent: z.string(), deviceCategory: z.enum(VISIT_DEVICES) })

/**
 * Ten thousand visitors of other people's sites in these weeks (`user-agents`), without the bots, which are
 * not counted. Their device is known from their browser; browser and system as `woothee` reads them, another
 * program than ours, in our classes.
 */
export function publicAgents(): { userAgent: string; client: VisitClient }[] {
  return z
    .array(Visitor)
    .parse(UserAgent.top(100_000))
    .filter(({ userAgent }) => !isbot(userAgent))
    .map(({ userAgent, deviceCategory: device }) => {
      const { name, os: system } = woothee.parse(userAgent)
      const os = SYSTEMS.find(([pattern]) => pattern.test(system))?.[1] ?? 'unknown'
      return { userAgent, client: { device, browser: browserOf(name, os), os } }
    })
}

const SYSTEMS: [RegExp, VisitSystem][] = [
  [/^Windows (?!Phone|CE)/, 'windows'],
  [/^Mac OSX/, 'macos'],
  [/^(iPhone|iPad|iPod|iOS)/, 'ios'],
  [/^Android/, 'android'],
  [/^(Linux|ChromeOS)/, 'linux'],
]

// What the two shared engines are called in other apps.
const WITHIN_APPS = ['Webview', 'Google Search App', 'Yandex Browser']

function browserOf(name: string, os: VisitSystem): VisitBrowser {
  if (WITHIN_APPS.includes(name)) return os === 'ios' ? 'safari' : 'chrome'
  const known = ['chrome', 'firefox', 'safari', 'edge', 'opera'] as const
  return known.find((browser) => browser === name.toLowerCase()) ?? 'unknown'
}
