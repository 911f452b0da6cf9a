import { createLocalReq, type ListViewServerProps } from 'payload'
import { listViewParts } from '../list/listViewParts'
import { StandardListView } from '../list/StandardListView'
import './media.css'
import { PictureUsages } from './PictureUsages'
import { namedPlace, usageOf } from './placesOf'

/** The list of pictures, with the places where each picture is used. */
export async function MediaListView(props: ListViewServerProps) {
  const { data, payload, user } = props
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const usage = await usageOf(req)
  const placesById = data.docs.map(({ id }: { id: number }) => {
    const places = (usage.get(id) ?? []).map((place) => namedPlace(place, req))
    return [id, places] as const
  })
  return (
    <PictureUsages usages={Object.fromEntries(placesById)}>
      <StandardListView {...listViewParts(props)} />
    </PictureUsages>
  )
}
