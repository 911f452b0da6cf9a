'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Title of a page section: its kind and its heading, visible when it is folded. */
export function SectionTitle({ kind }: { kind: string }) {
  const { data } = useRowLabel<{ heading?: string | null } | undefined>()
  return <span>{data?.heading ? `${kind} – ${data.heading}` : kind}</span>
}
