import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import type { JobSearch } from '@/src/domain/offers/jobSearch'

/** What a plugin shows below the results of a search: a server component. */
export type JobListNote = {
  name: string
  Note: (props: { search: JobSearch }) => Promise<ChildrenWithoutText>
}
