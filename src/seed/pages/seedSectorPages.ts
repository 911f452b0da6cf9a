import type { Payload } from 'payload'
import { asPlainText } from '../asPlainText'
import { asTheFirm } from '../asTheFirm'
import { type Client, clientLogoAlt, clientName, clients } from '../content/clients'
import { sectorPages } from '../content/sectorPages'
import { setFrench } from '../frenchTypography'
import { storeClientLogo } from '../media/storeClientLogo'
import { withPictures } from '../media/withPictures'
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
        callToAction: { ...page.callToAction, url: '/#contact' },
        seo: { metaDescription },
        _status: 'published',
      },
    })
  }
}

function storeClients(payload: Payload, ofSector: readonly Client[]) {
  return Promise.all(
    ofSector.map(async (client) => ({
      name: clientName(client),
      logo: await storeClientLogo(payload, client),
      alt: clientLogoAlt(client),
    })),
  )
}
