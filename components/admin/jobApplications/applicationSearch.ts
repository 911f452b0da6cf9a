import type { ListViewServerProps } from 'payload'
import type { ReactElement } from 'react'

/** A search that a plugin adds to the list of applications, as server components. */
export type ApplicationSearch = {
  name: string
  /** In the filter bar. */
  Field?: (props: ListProps) => Promise<ReactElement>
  /** Around the list, whose rows can show what was found. */
  Results?: (props: ListProps & { children: ReactElement }) => Promise<ReactElement>
  /** At the end of the filter bar: searches that the user saved. */
  Saved?: (props: ListProps) => Promise<ReactElement>
}

type ListProps = Pick<ListViewServerProps, 'data' | 'payload' | 'searchParams' | 'user'>
