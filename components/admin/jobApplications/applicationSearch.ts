import type { ListViewServerProps } from 'payload'
import type { ReactElement } from 'react'

/** A search that a plugin adds to the list of applications, as server components. */
export type PluginApplicationListExtension = {
  name: string
  /** A field in the filter bar. */
  Field?: (props: ApplicationListProps) => Promise<ReactElement>
  /** A wrapper of the list, whose rows can show what was found. */
  Results?: (props: ApplicationListProps & { children: ReactElement }) => Promise<ReactElement>
  /** The searches that the user saved, at the end of the filter bar. */
  Saved?: (props: ApplicationListProps) => Promise<ReactElement>
}

type ApplicationListProps = Pick<ListViewServerProps, 'data' | 'payload' | 'searchParams' | 'user'>
