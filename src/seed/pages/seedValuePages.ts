import type { Payload } from 'payload'
import { JOB_LIST_PATH } from '@/src/domain/sitePaths'
import { asPlainText } from '../asPlainText'
import { asTheFirm } from '../asTheFirm'
import { valuePages } from '../content/valuePages'
import { setFrench } from '../frenchTypography'
import { withPictures } from '../media/storePicture'
import { withoutStored } from '../withoutStored'
import { composeSections } from './composeSections'

export async function seedValuePages(payload: Payload): Promise<void> {
  const missing = await withoutStored(payload, 'value-pages', 'slug', setFrench(valuePages))
  for (const {
    closing,
    intro,
    metaDescription,
    picture: heroImage,
    sections,
    ...page
  } of await withPictures(payload, missing)) {
    await payload.create({
      ...asTheFirm,
      collection: 'value-pages',
      data: {
        ...page,
        intro: asPlainText(intro),
        heroImage,
        sections: composeSections(sections),
        callToAction: { ...closing, label: "Voir nos offres d'emploi", url: JOB_LIST_PATH },
        seo: { metaDescription },
        _status: 'published',
      },
    })
  }
}
