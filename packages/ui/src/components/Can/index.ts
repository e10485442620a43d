export {
  Can,
  CanProvider,
  PermissionCheckMissingError,
  type CanProps,
  type CanProviderProps,
  type Permission,
  type PermissionCheck,
} from "./Can.js";
