export const Error = () => <p>
