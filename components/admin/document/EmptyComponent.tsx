/** Replaces a part of Payload's form that must not be rendered. */
export const EmptyComponent = () => null
