import type { Payload } from 'payload'
import { slugify } from '@/src/domain/slug'
import { type Client, clientLogoAlt, clientName } from '../content/clients'
import { drawClientLogo } from '../pictures/logos/drawClientLogo'
import { storeMedia } from './storeMedia'

export function storeClientLogo(payload: Payload, client: Client): Promise<number> {
  return storeMedia(payload, {
    filename: `logo-${slugify(clientName(client))}.svg`,
    mimetype: 'image/svg+xml',
    alt: clientLogoAlt(client),
    render: async () => Buffer.from(drawClientLogo(client)),
  })
}
