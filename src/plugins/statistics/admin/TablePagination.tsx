import { Link } from '@payloadcms/ui'
import { offerTableText as text } from '@/src/plugins/statistics/words/admin/offerTable'
import styles from './TablePagination.module.css'

type Props = {
  page: number
  last: number
  /** Number of rows on all pages, as text. */
  label: string
  addressOf: (page: number) => string
}

/** Pagination links of a table. */
export function TablePagination({ page, last, label, addressOf }: Props) {
  return (
    <div className={styles.pages}>
      <p>{label}</p>
      {last > 1 && (
        <nav aria-label={text.pages}>
          {page > 1 && (
            <Link href={addressOf(Math.min(page - 1, last))} prefetch={false}>
              {text.previous}
            </Link>
          )}
          <span>{text.page(page, last)}</span>
          {page < last && (
            <Link href={addressOf(page + 1)} prefetch={false}>
              {text.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
