import type { Payload } from 'payload'
import { filterUnstoredEntries } from '@/src/seed/filterUnstoredEntries'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { seedOptions } from '@/src/seed/seedOptions'
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
      ...seedOptions(),
      collection: 'offices',
      data: { ...office, _status: 'published' },
    })
  }
}
