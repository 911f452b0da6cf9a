import type { Payload } from 'payload'
import { CONTACT_PATH } from '@/src/domain/sitePaths'
import { slugify } from '@/src/domain/slug'
import { asPlainText } from '../asPlainText'
import { asTheFirm } from '../asTheFirm'
import { clients } from '../content/clients'
import { sectorPages } from '../content/sectorPages'
import { setFrench } from '../frenchTypography'
import { storeMedia } from '../media/storeMedia'
import { withPictures } from '../media/storePicture'
import { withoutStored } from '../withoutStored'
import { composeSections } from './composeSections'

export async function seedSectorPages(payload: Payload): Promise<void> {
  const missing = await withoutStored(payload, 'sector-pages', 'slug', setFrench(sectorPages))
  for (const sector of await withPictures(payload, missing)) {
    const { intro, metaDescription, picture: heroImage, texts, ...page } = sector
    await payload.create({
      ...asTheFirm,
      collection: 'sector-pages',
      data: {
        ...page,
        heroImage,
        intro: asPlainText(intro),
        sections: composeSections(texts.map((text) => ({ kind: 'text', ...text }))),
        clientsHeading: 'Clients Actifs',
        clients: await storeClients(payload, clients[page.slug]),
        callToAction: { ...page.callToAction, url: CONTACT_PATH },
        seo: { metaDescription },
        _status: 'published',
      },
    })
  }
}

function storeClients(payload: Payload, names: string[]) {
  return Promise.all(
    names.map(async (name) => {
      const alt = `Logo de ${name}`
      const filename = `logo-${slugify(name)}.svg` as const
      return { name, alt, logo: await storeMedia(payload, { folder: 'logos', filename, alt }) }
    }),
  )
}
