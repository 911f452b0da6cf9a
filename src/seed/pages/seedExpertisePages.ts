import type { Payload } from 'payload'
import { CONTACT_PATH } from '@/src/domain/sitePaths'
import { asPlainText } from '../asPlainText'
import { asTheFirm } from '../asTheFirm'
import { expertisePages } from '../content/expertisePages'
import { setFrench } from '../frenchTypography'
import { withPictures } from '../media/storePicture'
import { withoutStored } from '../withoutStored'

export async function seedExpertisePages(payload: Payload): Promise<void> {
  const missing = await withoutStored(payload, 'expertise-pages', 'slug', setFrench(expertisePages))
  for (const { intro, metaDescription, picture: heroImage, ...page } of await withPictures(
    payload,
    missing,
  )) {
    await payload.create({
      ...asTheFirm,
      collection: 'expertise-pages',
      data: {
        ...page,
        intro: asPlainText(intro),
        heroImage,
        callToAction: { ...page.callToAction, url: CONTACT_PATH },
        seo: { metaDescription },
        _status: 'published',
      },
    })
  }
}
