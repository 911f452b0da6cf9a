import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import type { JobSearch } from '@/src/domain/offers/jobSearch'

/** A server component that a plugin shows below the results of a search. */
export type PluginJobListNote = {
  name: string
  Note: (props: { search: JobSearch }) => Promise<ChildrenWithoutText>
}
