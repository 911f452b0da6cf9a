import type { Payload } from 'payload'
import { offices } from '../content/offices'
import { setFrench } from '../frenchTypography'
import { withPictures } from '../media/storePicture'
import { seedOptions } from '../seedOptions'
import { withoutStored } from '../withoutStored'

export async function seedOffices(payload: Payload): Promise<void> {
  const missing = await withoutStored(payload, 'offices', 'name', setFrench(offices))
  for (const office of await withPictures(payload, missing)) {
    await payload.create({
      ...seedOptions(),
      collection: 'offices',
      data: { ...office, _status: 'published' },
    })
  }
}
