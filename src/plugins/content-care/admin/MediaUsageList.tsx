import { createLocalReq, type ListViewServerProps } from 'payload'
import { MediaListView } from '@/components/admin/media/MediaListView'
import { PictureUsageProvider } from './PictureUsageProvider'
import { findPictureUsageOnce, labelAndUrlOfPlace } from './pictureUsePlaces'

/** The list of pictures, with the places where each picture is used. */
export async function MediaUsageList(props: ListViewServerProps) {
  const { data, payload, user } = props
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const usage = await findPictureUsageOnce(req)
  const placesById = data.docs.map(({ id }: { id: number }) => {
    const places = (usage.get(id) ?? []).map((place) => labelAndUrlOfPlace(place, req))
    return [id, places] as const
  })
  return (
    <PictureUsageProvider usages={Object.fromEntries(placesById)}>
      <MediaListView {...props} />
    </PictureUsageProvider>
  )
}
