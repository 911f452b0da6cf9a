import { healthStateByMinimum } from '@/src/domain/health/judgeHealth'
import type { HealthCheck } from '@/src/health/checkContext'
import { fetchTlsCertificate } from '@/src/plugins/system-page/metrics/machine'
import { CERTIFICATE_EXPIRY_LIMITS_SECONDS } from '@/src/plugins/system-page/rules/limits'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const { certificate: words } = healthCheckWords

export const checkTlsCertificate: HealthCheck = async ({ env, now }) => {
  if (!env.SITE_URL?.startsWith('https://')) {
    return { state: 'unknown', says: words.plain, remedy: null }
  }
  const shown = await fetchTlsCertificate(new URL(env.SITE_URL))
  if (!shown) return { state: 'unknown', says: words.unreachable, remedy: null }
  const left = (shown.until.getTime() - now.getTime()) / 1000
  const state = healthStateByMinimum(left, CERTIFICATE_EXPIRY_LIMITS_SECONDS)
  const remedy = words.renewRemedy
  if (left < 0) return { state, says: words.over(-left), remedy, since: shown.until }
  if (state !== 'good') return { state, says: words.left(left), remedy }
  if (shown.distrusted === null) return { state, says: words.left(left), remedy: null }
  const says = words.distrusted(left, shown.distrusted)
  return { state: 'bad', says, remedy: words.distrustedRemedy }
}
