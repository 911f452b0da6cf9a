import type { LightReading } from '@/src/domain/health/lights'
import { onOneLine } from '@/src/domain/mails/undelivered'
import type { Check, CheckContext } from '@/src/health/checkContext'
import { failureReason } from '@/src/plugins/system-page/health/reasonOf'
import { requestPublicly } from '@/src/plugins/system-page/health/requestPublicly'
import { lightWords } from '@/src/plugins/system-page/words/admin/systemLights'
import { VERSION } from '@/src/version'

const { address: words } = lightWords

/** Whether SITE_URL leads to this site and is the URL that visitors use. */
export const checkAddress: Check = async (watched) => {
  const { env, seenHost } = watched
  const { SITE_URL: address } = env
  if (!address) return missingSiteUrlReading(env.LOCAL_URL)
  const reading = await checkVersionAtUrl(address, watched)
  const isElsewhere = seenHost !== null && !isOpenedBySiteUrl(watched)
  if (reading.state !== 'good' || !isElsewhere) return reading
  const says = words.otherHost(address, seenHost)
  return { state: 'warning', says, remedy: words.otherHostRemedy }
}

/** Whether the user of this check opened the admin by SITE_URL. */
export const isOpenedBySiteUrl = ({ env, seenHost }: CheckContext) =>
  env.SITE_URL !== undefined && seenHost === new URL(env.SITE_URL).host

function missingSiteUrlReading(localUrl: string | undefined): LightReading {
  const remedy = words.setRemedy
  return localUrl
    ? { state: 'unknown', says: words.notSet(localUrl), remedy }
    : { state: 'bad', says: words.missing, remedy }
}

async function checkVersionAtUrl(address: string, watched: CheckContext): Promise<LightReading> {
  try {
    const answer = await requestPublicly(address, '/api/health/live')
    const body = onOneLine(await answer.text())
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
    // Some networks do not let a machine reach its own public address.
    if (isOpenedBySiteUrl(watched)) {
      return { state: 'unknown', says: words.fromOutside(address), remedy: null }
    }
    const says = words.unreachable(address, failureReason(err))
    return { state: 'bad', says, remedy: words.unreachableRemedy }
  }
}
