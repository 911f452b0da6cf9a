import { Link } from '@/components/admin/frame/routing'
import { selectedIdsQuery } from '@/src/domain/admin/listFilters'
import type { OtherFormCollection } from '@/src/plugins/linked-persons/queries/findIdsSentByOtherForm'
import { alsoSentWords as words } from '@/src/plugins/linked-persons/words/admin/alsoSent'
import styles from './OtherFormLink.module.css'

type Props = {
  /** Base path of the admin. */
  admin: string
  collection: OtherFormCollection
  ids: readonly number[]
}

/** States that this person also used the other form, with a link to that document or list. */
export function OtherFormSubmissionsLink({ admin, collection, ids }: Props) {
  if (ids.length === 0) return null
  const list = `${admin}/collections/${collection}`
  return (
    <p className={styles.also}>
      <span>{words.also[collection]}</span>{' '}
      <Link
        href={ids.length === 1 ? `${list}/${ids[0]}` : `${list}?${selectedIdsQuery(ids)}`}
        prefetch={false}
      >
        {words.count[collection](ids.length)}
      </Link>
    </p>
  )
}
