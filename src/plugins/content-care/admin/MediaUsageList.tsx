import { createLocalReq, type ListViewServerProps } from 'payload'
import { MediaListView } from '@/components/admin/media/MediaListView'
import { PictureUsages } from './PictureUsages'
import { namedPlace, usageOf } from './placesOf'

/** The list of pictures, with the places where each picture is used. */
export async function MediaUsageList(props: ListViewServerProps) {
  const { data, payload, user } = props
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const usage = await usageOf(req)
  const placesById = data.docs.map(({ id }: { id: number }) => {
    const places = (usage.get(id) ?? []).map((place) => namedPlace(place, req))
    return [id, places] as const
  })
  return (
    <PictureUsages usages={Object.fromEntries(placesById)}>
      <MediaListView {...props} />
    </PictureUsages>
  )
}
