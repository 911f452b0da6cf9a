import type { HealthCheckVerdict } from '@/src/domain/health/healthChecks'
import { shortenToOneLine } from '@/src/domain/mails/deliveryFailures'
import type { HealthCheck, HealthCheckContext } from '@/src/health/checkContext'
import { failureReason } from '@/src/plugins/system-page/health/failureReason'
import { requestPublicUrl } from '@/src/plugins/system-page/health/requestPublicUrl'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'
import { VERSION } from '@/src/version'

const { address: words } = healthCheckWords

/** Checks that SITE_URL leads to this site and is the URL that visitors use. */
export const checkSiteUrl: HealthCheck = async (watched) => {
  const { env, seenHost } = watched
  const { SITE_URL: address } = env
  if (!address) return missingSiteUrlVerdict(env.LOCAL_URL)
  const reading = await checkVersionAtUrl(address, watched)
  const isElsewhere = seenHost !== null && !isAdminOpenedBySiteUrl(watched)
  if (reading.state !== 'good' || !isElsewhere) return reading
  const says = words.otherHost(address, seenHost)
  return { state: 'warning', says, remedy: words.otherHostRemedy }
}

/** Whether the user of this check opened the admin by SITE_URL. */
export const isAdminOpenedBySiteUrl = ({ env, seenHost }: HealthCheckContext) =>
  env.SITE_URL !== undefined && seenHost === new URL(env.SITE_URL).host

function missingSiteUrlVerdict(localUrl: string | undefined): HealthCheckVerdict {
  const remedy = words.setRemedy
  return localUrl
    ? { state: 'unknown', says: words.notSet(localUrl), remedy }
    : { state: 'bad', says: words.missing, remedy }
}

async function checkVersionAtUrl(
  address: string,
  watched: HealthCheckContext,
): Promise<HealthCheckVerdict> {
  try {
    const answer = await requestPublicUrl(address, '/api/health/live')
    const body = shortenToOneLine(await answer.text())
    if (answer.status !== 200) {
      const says = words.refused(address, answer.status)
      return { state: 'bad', says, remedy: words.otherVersionRemedy }
    }
    return body === `ok ${VERSION}`
      ? { state: 'good', says: words.fine(address), remedy: null }
      : {
          state: 'bad',
          says: words.otherVersion(address, body.slice(0, 80)),
          remedy: words.otherVersionRemedy,
        }
  } catch (err) {
    // Then the state is unknown: some networks do not let a machine reach its own public address.
    if (isAdminOpenedBySiteUrl(watched)) {
      return { state: 'unknown', says: words.fromOutside(address), remedy: null }
    }
    const says = words.unreachable(address, failureReason(err))
    return { state: 'bad', says, remedy: words.unreachableRemedy }
  }
}
