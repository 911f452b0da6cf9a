import { stateOfRemaining } from '@/src/domain/health/judgements'
import type { Check } from '@/src/health/checkContext'
import { askCertificate } from '@/src/plugins/system-page/metrics/machine'
import { CERTIFICATE_LEFT } from '@/src/plugins/system-page/rules/limits'
import { lightWords } from '@/src/plugins/system-page/words/admin/systemLights'

const { certificate: words } = lightWords

export const checkCertificate: Check = async ({ env, now }) => {
  if (!env.SITE_URL?.startsWith('https://')) {
    return { state: 'unknown', says: words.plain, remedy: null }
  }
  const shown = await askCertificate(new URL(env.SITE_URL))
  if (!shown) return { state: 'unknown', says: words.unreachable, remedy: null }
  const left = (shown.until.getTime() - now.getTime()) / 1000
  const state = stateOfRemaining(left, CERTIFICATE_LEFT)
  const remedy = words.renewRemedy
  if (left < 0) return { state, says: words.over(-left), remedy, since: shown.until }
  if (state !== 'good') return { state, says: words.left(left), remedy }
  if (shown.distrusted === null) return { state, says: words.left(left), remedy: null }
  const says = words.distrusted(left, shown.distrusted)
  return { state: 'bad', says, remedy: words.distrustedRemedy }
}
