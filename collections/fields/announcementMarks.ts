import type { Field } from 'payload'
import { nobody } from '@/src/access/roles'

/** Hidden fields that the announcement jobs set, so that nothing is announced twice. */
export const announcementMarks = (marks: readonly string[]): Field[] =>
  marks.map((name) => ({
    name,
    type: 'text',
    hidden: true,
    access: { create: nobody, update: nobody },
  }))
