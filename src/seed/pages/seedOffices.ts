import type { Payload } from 'payload'
import { asTheFirm } from '../asTheFirm'
import { offices } from '../content/offices'
import { setFrench } from '../frenchTypography'
import { withPictures } from '../media/storePicture'
import { withoutStored } from '../withoutStored'

export async function seedOffices(payload: Payload): Promise<void> {
  const missing = await withoutStored(payload, 'offices', 'name', setFrench(offices))
  for (const office of await withPictures(payload, missing)) {
    await payload.create({
      ...asTheFirm(),
      collection: 'offices',
      data: { ...office, _status: 'published' },
    })
  }
}
