import type { Payload } from 'payload'
import { setFrench } from '@/src/seed/frenchTypography'
import { seedOptions } from '@/src/seed/seedOptions'
import { withoutStored } from '@/src/seed/withoutStored'
import { offices } from '../content/offices'
import { withPictures } from '../media/storePicture'

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
