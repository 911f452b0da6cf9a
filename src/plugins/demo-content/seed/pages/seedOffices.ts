import type { Payload } from 'payload'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { filterUnstoredEntries } from '@/src/seed/filterUnstoredEntries'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { offices } from '../content/offices'
import { storeEntryPictures } from '../media/findOrCreatePicture'

export async function seedOffices(payload: Payload): Promise<void> {
  const missing = await filterUnstoredEntries(
    payload,
    'offices',
    'name',
    applyFrenchTypographyDeep(offices),
  )
  for (const office of await storeEntryPictures(payload, missing)) {
    await payload.create({
      ...createSeedOptions(),
      collection: 'offices',
      data: { ...office, _status: 'published' },
    })
  }
}
