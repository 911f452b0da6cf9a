import { Link } from '@payloadcms/ui'
import { offerFilterQuery } from '@/src/domain/admin/listFilters'
import type {
  RecruitmentRow,
  RecruitmentRowGrouping,
} from '@/src/plugins/statistics/rules/recruitmentTimes'
import { recruitmentText as text } from '@/src/plugins/statistics/words/admin/recruitment'
import styles from './Recruitment.module.css'

type Props = { row: RecruitmentRow; by: RecruitmentRowGrouping }

/** The month or offer of a row; an existing offer links to its page and to its applications. */
export function RecruitmentRowName({ row: { offer, name }, by }: Props) {
  if (by === 'month') return text.monthName(name)
  if (offer === null) return name
  return (
    <>
      <Link
        className={styles.title}
        href={`/admin/collections/job-offers/${offer}`}
        prefetch={false}
      >
        {name}
      </Link>
      <Link
        aria-label={text.applicationsOf(name)}
        className={styles.applications}
        href={`/admin/collections/job-applications?${offerFilterQuery(offer)}`}
        prefetch={false}
      >
        {text.applications}
      </Link>
    </>
  )
}
