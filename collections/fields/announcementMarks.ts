import type { Field } from 'payload'
import { nobody } from '@/src/access/nobody'

/** Hidden fields that only the announcing jobs fill: what was said already is not said again. */
export const announcementMarks = (marks: readonly string[]): Field[] =>
  marks.map((name) => ({
    name,
    type: 'text',
    hidden: true,
    access: { create: nobody, update: nobody },
  }))
