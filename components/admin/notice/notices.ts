import { toast } from '@payloadcms/ui'
import { isValidElement } from 'react'

/** What offers something to do, taking it back for instance, is left until its time is over. */
const passing = () => toast.getToasts().filter((said) => !('action' in said))

/** Takes away what was said of an earlier try, before there is something new to say. */
export function clearNotices() {
  for (const { id } of passing()) toast.dismiss(id)
}

const lastSaid = () => passing().at(-1)

/** Whether Payload has told why, by field, and not only that nobody was reached. */
export function isToldWhy(): boolean {
  const said = lastSaid()
  return said !== undefined && 'title' in said && isValidElement(said.title)
}

/** Says it in the place of what Payload has just said of the same, whose words stand below where they say why. */
export function refuseInstead(sentence: string, { withReason }: { withReason: boolean }) {
  const said = lastSaid()
  const reason = withReason && said && 'title' in said ? said.title : undefined
  toast.error(sentence, { ...(said && { id: said.id }), description: reason })
}
