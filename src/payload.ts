import config from '@payload-config'
import { getPayload } from 'payload'

/** The one Payload instance of this process. */
export function payloadInstance() {
  return getPayload({ config })
}
