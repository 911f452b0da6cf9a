import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'

/** A field that a plugin adds at the end of the application form: a server component. */
export type ApplicationFormPluginField = {
  name: string
  /** @param value the value in a form that was refused */
  Field: (props: { value: string | undefined }) => Promise<ChildrenWithoutText>
}
