import type { ReactElement } from 'react'
import type { ApplicationFile } from '@/src/queries/findApplicationForStaff'
import type { PanelProps } from './applicationPanel'

/** A plugin that shows what a candidate's documents contain, as two server components. */
export type DocumentReader = {
  File: (props: PanelProps & { file: ApplicationFile }) => Promise<ReactElement>
  /** Replaces the typed cover letter. */
  Letter: (props: PanelProps & { text: string }) => Promise<ReactElement>
}
