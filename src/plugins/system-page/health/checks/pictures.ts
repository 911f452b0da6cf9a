import { type DatabaseHealthCheck, publicSiteUrlFromEnvironment } from '@/src/health/checkContext'
import { failureReason } from '@/src/plugins/system-page/health/failureReason'
import { requestPublicUrl } from '@/src/plugins/system-page/health/requestPublicUrl'
import { findAnyPicture } from '@/src/plugins/system-page/queries/findAnyPicture'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'
import { isAdminOpenedBySiteUrl } from './address'

const { pictures: words } = healthCheckWords

/** Requests a published image as a visitor's browser would, and compares its size. */
export const checkPublishedPicture: DatabaseHealthCheck = async (payload, watched) => {
  const address = publicSiteUrlFromEnvironment(watched.env)
  if (!address) return { state: 'unknown', says: words.noAddress, remedy: null }
  const picture = await findAnyPicture(payload)
  if (!picture) return { state: 'unknown', says: words.none, remedy: null }
  const bad = (says: string) => ({ state: 'bad', says, remedy: words.remedy }) as const
  try {
    const answer = await requestPublicUrl(address, picture.path)
    const { byteLength } = await answer.arrayBuffer()
    if (answer.status !== 200) return bad(words.refused(address, answer.status))
    const isPicture = answer.headers.get('content-type')?.startsWith('image/')
    if (!isPicture || byteLength !== picture.bytes) return bad(words.notPicture(address))
    return { state: 'good', says: words.fine(byteLength, address), remedy: null }
  } catch (err) {
    const says = words.unreachable(address, failureReason(err))
    return isAdminOpenedBySiteUrl(watched) ? { state: 'unknown', says, remedy: null } : bad(says)
  }
}
