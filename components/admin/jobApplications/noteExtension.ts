import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'
import type { ApplicationNote } from '@/payload-types'

/** What a plugin shows in place of the plain form and the plain text of notes. Both are server components. */
export type NoteExtension = {
  Form: (props: { application: number; req: PayloadRequest }) => Promise<ReactElement>
  Text: (props: { note: ApplicationNote; req: PayloadRequest }) => Promise<ReactElement>
}
