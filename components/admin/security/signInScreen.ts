import type { ComponentType } from 'react'

/** The screens of a step that a plugin adds to the password: client components and texts. */
export type PluginSignInScreen = {
  name: string
  /** The second page of the sign-in form. */
  Step: ComponentType<{ onBack: () => void }>
  /** Sets the step up when it is required and missing; then the admin is opened again. */
  SetUp: ComponentType<{ adminAddress: string }>
  due: { title: string; text: string }
}
