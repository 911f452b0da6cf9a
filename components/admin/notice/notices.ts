import { toast } from '@payloadcms/ui'

/** What offers something to do, taking it back for instance, is left until its time is over. */
const passing = () => toast.getToasts().filter((said) => !('action' in said))

/** Takes away what was said of an earlier try, before there is something new to say. */
export function clearNotices() {
  for (const { id } of passing()) toast.dismiss(id)
}

/** Says it in the place of what Payload has just said of the same, whose words stand below where they say why. */
export function refuseInstead(sentence: string, { withReason }: { withReason: boolean }) {
  const said = passing().at(-1)
  const reason = withReason && said && 'title' in said ? said.title : undefined
  toast.error(sentence, { ...(said && { id: said.id }), description: reason })
}
