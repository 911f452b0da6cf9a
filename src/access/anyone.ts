export const anyone = () => true
