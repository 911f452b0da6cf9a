'use client'

import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onFailure: () => void }
type LastSuccessfulRenderingState = { children: ReactNode; hasFailed: boolean }

/** Shows the previous rendering when a half-typed value cannot be rendered. */
export class LastSuccessfulRendering extends Component<Props, LastSuccessfulRenderingState> {
  override state: LastSuccessfulRenderingState = { children: this.props.children, hasFailed: false }
  private good: ReactNode = null

  static getDerivedStateFromProps({ children }: Props, state: LastSuccessfulRenderingState) {
    return children === state.children ? null : { children, hasFailed: false }
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidMount() {
    this.good = this.props.children
  }

  override componentDidUpdate() {
    if (!this.state.hasFailed) this.good = this.props.children
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? this.good : this.props.children
  }
}
