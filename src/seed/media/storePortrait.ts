import type { Payload } from 'payload'
import { drawPortrait } from '../pictures/portraits/drawPortrait'
import type { Person } from '../pictures/portraits/people'
import { renderToImage } from '../pictures/renderToImage'
import { storeMedia } from './storeMedia'

const SIDE_PIXELS = 800

export function storePortrait(
  payload: Payload,
  { person, name }: { person: Person; name: string },
): Promise<number> {
  return storeMedia(payload, {
    filename: `portrait-${person}.webp`,
    mimetype: 'image/webp',
    alt: `Portrait dessiné de ${name}`,
    render: () => renderToImage(drawPortrait(person), { width: SIDE_PIXELS, format: 'webp' }),
  })
}
