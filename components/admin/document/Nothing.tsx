/** Takes the place of a part of Payload's form that has nothing to show or to save. */
export const Nothing = () => null
