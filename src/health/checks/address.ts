import { lightWords } from '@/src/content/admin/systemLights'
import type { Reading } from '@/src/domain/health/lights'
import { onOneLine } from '@/src/domain/mails/undelivered'
import { VERSION } from '@/src/version'
import { askPublicly } from '../askPublicly'
import { reasonOf } from '../reasonOf'
import type { Check, Watched } from '../watched'

const { address: words } = lightWords

/** Whether SITE_URL leads to this site and is the URL that visitors use. */
export const checkAddress: Check = async (watched) => {
  const { env, seenHost } = watched
  const { SITE_URL: address } = env
  if (!address) return withoutAddress(env.LOCAL_URL)
  const answered = await askWhoIsThere(address, watched)
  const isElsewhere = seenHost !== null && !isReadThere(watched)
  if (answered.state !== 'good' || !isElsewhere) return answered
  const says = words.otherHost(address, seenHost)
  return { state: 'warning', says, remedy: words.otherHostRemedy }
}

/** Whether the user of this check opened the admin by SITE_URL. */
export const isReadThere = ({ env, seenHost }: Watched) =>
  env.SITE_URL !== undefined && seenHost === new URL(env.SITE_URL).host

function withoutAddress(localUrl: string | undefined): Reading {
  const remedy = words.setRemedy
  return localUrl
    ? { state: 'unknown', says: words.notSet(localUrl), remedy }
    : { state: 'bad', says: words.missing, remedy }
}

async function askWhoIsThere(address: string, watched: Watched): Promise<Reading> {
  try {
    const answer = await askPublicly(address, '/api/health/live')
    const said = onOneLine(await answer.text())
    if (answer.status !== 200) {
      const says = words.refused(address, answer.status)
      return { state: 'bad', says, remedy: words.otherVersionRemedy }
    }
    return said === `ok ${VERSION}`
      ? { state: 'good', says: words.fine(address), remedy: null }
      : {
          state: 'bad',
          says: words.otherVersion(address, said.slice(0, 80)),
          remedy: words.otherVersionRemedy,
        }
  } catch (err) {
    // Some networks do not let a machine reach its own public address.
    if (isReadThere(watched)) {
      return { state: 'unknown', says: words.fromOutside(address), remedy: null }
    }
    const says = words.unreachable(address, reasonOf(err))
    return { state: 'bad', says, remedy: words.unreachableRemedy }
  }
}
